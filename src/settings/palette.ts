/**
 * The site's colours, for everything that is drawn outside the browser's style sheet (diagrams, social
 * cards, browser chrome). `src/css/tokens.css` holds the same values for pages; a unit test compares the two.
 */
export interface Palette {
  /** Page background. */
  paper: string;
  /** Raised or inset surfaces: code, cards, diagrams. */
  surface: string;
  /** Text. */
  ink: string;
  /** Secondary text; AA on paper and surface. */
  muted: string;
  /** Hairlines and borders. */
  line: string;
  /** The one accent: links, the current item, the mark. */
  accent: string;
  accentSoft: string;
  /** Second voice, for things that run (services, results, tips). */
  teal: string;
  tealSoft: string;
  /** Third voice, for cautions. */
  amber: string;
  amberSoft: string;
  /** Things that fail or destroy. */
  red: string;
  redSoft: string;
}

export const palettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    paper: '#f8f4ea',
    surface: '#f0eadb',
    ink: '#211c17',
    muted: '#5d564d',
    line: '#d8cfbd',
    accent: '#a93a12',
    accentSoft: '#f7ded0',
    teal: '#0a645d',
    tealSoft: '#dcebe2',
    amber: '#7c5000',
    amberSoft: '#f7e7bd',
    red: '#a3172b',
    redSoft: '#f8dcd9',
  },
  dark: {
    paper: '#191613',
    surface: '#24201b',
    ink: '#ece6dc',
    muted: '#b3aa9d',
    line: '#3d372f',
    accent: '#ff9a6e',
    accentSoft: '#3d2519',
    teal: '#6bd3c4',
    tealSoft: '#173330',
    amber: '#f0c464',
    amberSoft: '#382c12',
    red: '#ff8f97',
    redSoft: '#3f1d1f',
  },
};
