/** The page of each address. All but the home page are in chunks of their own. */
import type { Component } from "svelte";
import Home from "./home/Home.svelte";

/** Each page declares its own props, named as in its address. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the router knows all props
type Page = Component<any>;

export interface Route {
  pattern: RegExp;
  load: () => Page | Promise<{ default: Page }>;
}

// The pages of an event are one chunk, so that a phone has them all when it loses the network; a director's are another.
const eventPage = (name: keyof typeof import("./pages/event/pages")) =>
  import("./pages/event/pages").then((pages) => ({ default: pages[name] }));
const directorPage = (name: keyof typeof import("./pages/director/pages")) =>
  import("./pages/director/pages").then((pages) => ({ default: pages[name] }));

export const ROUTES: Route[] = [
  { pattern: /^\/$/, load: () => Home },
  { pattern: /^\/table\/(?<code>\w+)$/, load: () => import("./table/TablePage.svelte") },
  { pattern: /^\/table\/(?<code>\w+)\/texte$/, load: () => import("./text/TextPage.svelte") },
  { pattern: /^\/table\/(?<code>\w+)\/donne\/(?<deal>\d+)$/, load: () => import("./pages/review/Review.svelte") },
  { pattern: /^\/defi$/, load: () => import("./pages/challenge/NewChallenge.svelte") },
  { pattern: /^\/defi\/(?<code>\w+)$/, load: () => import("./pages/challenge/Challenge.svelte") },
  { pattern: /^\/jour(?:\/(?<date>\d{4}-\d{2}-\d{2}))?$/, load: () => import("./pages/daily/Daily.svelte") },
  { pattern: /^\/equipe$/, load: () => import("./pages/teams/NewTeamMatch.svelte") },
  { pattern: /^\/equipe\/(?<code>\w+)$/, load: () => import("./pages/teams/TeamMatch.svelte") },
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
  { pattern: /^\/calcul$/, load: () => import("./pages/calculator/Calculator.svelte") },
  { pattern: /^\/calcul\/carte$/, load: () => import("./pages/calculator/ScoreCard.svelte") },
  { pattern: /^\/calcul\/tournoi$/, load: () => import("./pages/calculator/FieldPage.svelte") },
  { pattern: /^\/marque(?:\/(?<id>\w+))?$/, load: () => import("./pages/scorekeeper/Scorekeeper.svelte") },
  { pattern: /^\/regles\/(?<game>\w+)$/, load: () => import("./pages/rules/Rules.svelte") },
  { pattern: /^\/apprendre$/, load: () => import("./pages/lessons/Course.svelte") },
  { pattern: /^\/apprendre\/(?<lesson>[a-z0-9-]+)$/, load: () => import("./pages/lessons/Lesson.svelte") },
  { pattern: /^\/problemes$/, load: () => import("./pages/problems/Problems.svelte") },
  { pattern: /^\/problemes\/(?<number>\d+)$/, load: () => import("./pages/problems/Problem.svelte") },
  { pattern: /^\/(?:entrainement|practice)$/, load: () => import("./pages/training/Training.svelte") },
  { pattern: /^\/analyser$/, load: () => import("./pages/analyse/Analyse.svelte") },
  { pattern: /^\/analyser\/(?<code>\w+)$/, load: () => import("./pages/analyse/CollectionPage.svelte") },
  {
    pattern: /^\/analyser\/(?<code>\w+)\/(?<place>\d+)$/,
    load: () => import("./pages/analyse/CollectionBoard.svelte"),
  },
  { pattern: /^\/(?:mes-donnes|my-deals)$/, load: () => import("./pages/mine/Deals.svelte") },
  { pattern: /^\/(?:mes-donnes\/chiffres|my-deals\/figures)$/, load: () => import("./pages/mine/FiguresPage.svelte") },
  { pattern: /^\/(?:vous|you)$/, load: () => import("./pages/mine/You.svelte") },
  { pattern: /^\/systemes$/, load: () => import("./pages/study/Systems.svelte") },
  { pattern: /^\/systemes\/(?<system>[\w-]+)$/, load: () => import("./pages/study/SystemPage.svelte") },
  {
    pattern: /^\/systemes\/(?<system>[\w-]+)\/sequences$/,
    load: () => import("./pages/study/AuctionBrowser.svelte"),
  },
  { pattern: /^\/systemes\/(?<system>[\w-]+)\/quiz$/, load: () => import("./pages/study/Quiz.svelte") },
  { pattern: /^\/systemes\/(?<system>[\w-]+)\/feuille$/, load: () => import("./pages/study/Card.svelte") },
  { pattern: /^\/(?:glossaire|glossary)$/, load: () => import("./pages/study/Glossary.svelte") },
  {
    pattern: /^\/(?<address>etiquette|a-la-table|at-the-table|histoire|history|a-propos|about)$/,
    load: () => import("./pages/study/Article.svelte"),
  },
  { pattern: /^\/club$/, load: () => directorPage("Club") },
  { pattern: /^\/tournoi\/(?<code>\w+)\/arbitre$/, load: () => directorPage("Room") },
  { pattern: /^\/tournoi\/(?<code>\w+)\/arbitre\/qr$/, load: () => directorPage("TableCodes") },
  { pattern: /^\/admin$/, load: () => import("./pages/admin/AdminPage.svelte") },
  { pattern: /^\/donne\/(?<game>\w+)\/(?<number>\d+)$/, load: () => import("./deal/DealPage.svelte") },
];
