"""Lessons for people who have never played: texts, quizzes that the program answers, and practice."""
