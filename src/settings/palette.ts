/**
 * The site's colours, for diagrams, social cards and the browser's `theme-color`. `src/css/tokens.css` has the same
 * values for pages; a unit test compares the two.
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
  /** Links, the current item, the logo. */
  accent: string;
  accentSoft: string;
  /** Services, results, tips. */
  teal: string;
  tealSoft: string;
  /** Cautions. */
  amber: string;
  amberSoft: string;
  /** Errors and destructive actions. */
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
