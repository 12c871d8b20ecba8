/** The page of each address. All but the home page are in chunks of their own. */
import type { Component } from "svelte";
import Home from "./features/home/Home.svelte";

/** Each page declares its own props, named as in its address. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the router knows all props
type Page = Component<any>;

export interface Route {
  pattern: RegExp;
  load: () => Page | Promise<{ default: Page }>;
}

// The pages of an event are one chunk, so that a phone has them all when it loses the network; a director's are another.
const eventPage = (name: keyof typeof import("./features/events/public/pages")) =>
  import("./features/events/public/pages").then((pages) => ({ default: pages[name] }));
const directorPage = (name: keyof typeof import("./features/events/director/pages/pages")) =>
  import("./features/events/director/pages/pages").then((pages) => ({ default: pages[name] }));

export const ROUTES: Route[] = [
  { pattern: /^\/$/, load: () => Home },
  { pattern: /^\/table\/(?<code>\w+)$/, load: () => import("./features/tables/page/TablePage.svelte") },
  { pattern: /^\/table\/(?<code>\w+)\/texte$/, load: () => import("./features/tables/text/TextPage.svelte") },
  {
    pattern: /^\/table\/(?<code>\w+)\/donne\/(?<deal>\d+)$/,
    load: () => import("./features/deals/review/Review.svelte"),
  },
  { pattern: /^\/defi$/, load: () => import("./features/contests/challenge/NewChallenge.svelte") },
  { pattern: /^\/defi\/(?<code>\w+)$/, load: () => import("./features/contests/challenge/Challenge.svelte") },
  {
    pattern: /^\/jour(?:\/(?<date>\d{4}-\d{2}-\d{2}))?$/,
    load: () => import("./features/contests/daily/Daily.svelte"),
  },
  { pattern: /^\/equipe$/, load: () => import("./features/contests/teams/NewTeamMatch.svelte") },
  { pattern: /^\/equipe\/(?<code>\w+)$/, load: () => import("./features/contests/teams/TeamMatch.svelte") },
  { pattern: /^\/tournoi$/, load: () => import("./features/events/public/Events.svelte") },
  { pattern: /^\/tournoi\/(?<code>\w+)$/, load: () => eventPage("EventPage") },
  {
    pattern: /^\/tournoi\/(?<code>\w+)\/classements$/,
    load: () => eventPage("PublishedRankings"),
  },
  { pattern: /^\/tournoi\/(?<code>\w+)\/ecran$/, load: () => eventPage("RoomScreen") },
  {
    pattern: /^\/tournoi\/(?<code>\w+)\/entrants\/(?<entrant>\d+)$/,
    load: () => eventPage("Scorecard"),
  },
  {
    pattern: /^\/tournoi\/(?<code>\w+)\/boards\/(?<board>\d+)$/,
    load: () => eventPage("TravellerPage"),
  },
  { pattern: /^\/tournoi\/(?<code>\w+)\/moi$/, load: () => eventPage("PlayerPage") },
  {
    pattern: /^\/tournoi\/(?<code>\w+)\/(?<table>[A-Za-z]{1,2}\d{1,3})$/,
    load: () => eventPage("TablePhone"),
  },
  { pattern: /^\/outils$/, load: () => import("./features/home/Tools.svelte") },
  { pattern: /^\/calcul$/, load: () => import("./features/calculator/Calculator.svelte") },
  { pattern: /^\/calcul\/carte$/, load: () => import("./features/calculator/ScoreCard.svelte") },
  { pattern: /^\/calcul\/tournoi$/, load: () => import("./features/calculator/FieldPage.svelte") },
  { pattern: /^\/marque(?:\/(?<id>\w+))?$/, load: () => import("./features/scorekeeper/Scorekeeper.svelte") },
  { pattern: /^\/regles\/(?<game>\w+)$/, load: () => import("./features/rules/Rules.svelte") },
  { pattern: /^\/apprendre$/, load: () => import("./features/learning/lessons/Course.svelte") },
  { pattern: /^\/apprendre\/(?<lesson>[a-z0-9-]+)$/, load: () => import("./features/learning/lessons/Lesson.svelte") },
  { pattern: /^\/problemes$/, load: () => import("./features/learning/problems/Problems.svelte") },
  { pattern: /^\/problemes\/(?<number>\d+)$/, load: () => import("./features/learning/problems/Problem.svelte") },
  { pattern: /^\/(?:entrainement|practice)$/, load: () => import("./features/learning/training/Training.svelte") },
  { pattern: /^\/analyser$/, load: () => import("./features/collections/Analyse.svelte") },
  { pattern: /^\/analyser\/(?<code>\w+)$/, load: () => import("./features/collections/CollectionPage.svelte") },
  {
    pattern: /^\/analyser\/(?<code>\w+)\/(?<place>\d+)$/,
    load: () => import("./features/collections/CollectionBoard.svelte"),
  },
  { pattern: /^\/(?:mes-donnes|my-deals)$/, load: () => import("./features/people/Deals.svelte") },
  {
    pattern: /^\/(?:mes-donnes\/chiffres|my-deals\/figures)$/,
    load: () => import("./features/people/FiguresPage.svelte"),
  },
  { pattern: /^\/(?:vous|you)$/, load: () => import("./features/people/You.svelte") },
  {
    pattern: /^\/(?:mes-feuilles|my-cards)(?:\/(?<code>\w+))?$/,
    load: () => import("./features/learning/cards/Cards.svelte"),
  },
  { pattern: /^\/systemes$/, load: () => import("./features/learning/study/Systems.svelte") },
  {
    pattern: /^\/systemes\/(?:atelier|workshop)(?:\/(?<code>\w+))?$/,
    load: () => import("./features/learning/workshop/Workshop.svelte"),
  },
  {
    pattern: /^\/systemes\/(?!atelier$|workshop$)(?<system>[\w-]+)$/,
    load: () => import("./features/learning/study/SystemPage.svelte"),
  },
  {
    pattern:
      /^\/systemes\/(?<system>[\w-]+)\/(?<page>feuille|textes|conventions|sequences|quiz)(?:\/(?<agreement>[\w-]+)\/(?<choice>[\w-]+))?$/,
    load: () => import("./features/learning/study/StudyPages.svelte"),
  },
  { pattern: /^\/(?:glossaire|glossary)$/, load: () => import("./features/learning/study/Glossary.svelte") },
  {
    pattern: /^\/(?<address>etiquette|a-la-table|at-the-table|histoire|history|a-propos|about)$/,
    load: () => import("./features/learning/study/Article.svelte"),
  },
  { pattern: /^\/club$/, load: () => directorPage("Club") },
  { pattern: /^\/tournoi\/(?<code>\w+)\/arbitre$/, load: () => directorPage("Room") },
  { pattern: /^\/tournoi\/(?<code>\w+)\/arbitre\/qr$/, load: () => directorPage("TableCodes") },
  { pattern: /^\/admin$/, load: () => import("./features/operations/AdminPage.svelte") },
  { pattern: /^\/donne\/(?<game>\w+)\/(?<number>\d+)$/, load: () => import("./features/deals/DealPage.svelte") },
];
