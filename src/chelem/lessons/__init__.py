"""Lessons for people who have never played: their texts, quizzes that the rules and the solver answer, practice."""
