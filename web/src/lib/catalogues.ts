/** Catalogues that only some pages need; load one before using its sentences. */
import { addWords } from "./words";

/** `learn.ftl`: rules, calculator, score sheets. */
export function learnWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/learn.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/learn.ftl?raw"),
  });
}

/** The table in text mode. */
export function textModeWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/text_mode.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/text_mode.ftl?raw"),
  });
}

/** The course and its lessons, with the words of rules pages. */
export async function lessonWords(): Promise<void> {
  await Promise.all([
    learnWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/lessons.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/lessons.ftl?raw"),
    }),
  ]);
}

/** The problems of play, with the words of lessons. */
export async function problemWords(): Promise<void> {
  await Promise.all([
    lessonWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/problems.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/problems.ftl?raw"),
    }),
  ]);
}

/** What a page has checked of a deal. */
export function fairnessWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/fairness.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/fairness.ftl?raw"),
  });
}

/** The sentences of the deal viewer. */
export async function viewerWords(): Promise<void> {
  await Promise.all([
    learnWords(),
    fairnessWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/viewer.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/viewer.ftl?raw"),
    }),
  ]);
}

/** The words of the end of a deal. */
export async function dealEndWords(): Promise<void> {
  await Promise.all([
    viewerWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/deal_end.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/deal_end.ftl?raw"),
    }),
  ]);
}

/** The words of the coach. */
export function coachWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/coach.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/coach.ftl?raw"),
  });
}

/** The words of collections of boards. */
export async function analyseWords(): Promise<void> {
  await Promise.all([
    viewerWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/analyse.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/analyse.ftl?raw"),
    }),
  ]);
}

/** The words of score sheets kept by hand, the lines of a score among them. */
export async function scorekeepingWords(): Promise<void> {
  await Promise.all([
    learnWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/marks.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/marks.ftl?raw"),
    }),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/scorekeeping.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/scorekeeping.ftl?raw"),
    }),
  ]);
}

/** The words of the page of practice. */
export async function trainingWords(): Promise<void> {
  await Promise.all([
    analyseWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/training.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/training.ftl?raw"),
    }),
  ]);
}

/** Before the match, and inviting friends. */
export function inviteWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/invite.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/invite.ftl?raw"),
  });
}

/** The words of the administrator's page. */
export function adminWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/admin.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/admin.ftl?raw"),
  });
}

/** The words of the study pages. */
export function studyWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/study.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/study.ftl?raw"),
  });
}

/** The tiles of the first page. */
export function homeWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/home.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/home.ftl?raw"),
  });
}

/** The words of challenges, and of sending a link. */
export async function challengeWords(): Promise<void> {
  await Promise.all([
    inviteWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/challenge.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/challenge.ftl?raw"),
    }),
  ]);
}

/** The words of the tournament of the day, with those of challenges. */
export async function dailyWords(): Promise<void> {
  await Promise.all([
    challengeWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/daily.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/daily.ftl?raw"),
    }),
  ]);
}

/** The words of matches of teams, and of sending a link. */
export async function teamWords(): Promise<void> {
  await Promise.all([
    inviteWords(),
    addWords({
      fr: () => import("../../../src/chelem/i18n/fr/teams.ftl?raw"),
      en: () => import("../../../src/chelem/i18n/en/teams.ftl?raw"),
    }),
  ]);
}

/** The words of one's own deals, figures and devices. */
export function mineWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/mine.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/mine.ftl?raw"),
  });
}

/** The words of notifications while no page is open. */
export function noticeWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/notices.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/notices.ftl?raw"),
  });
}
