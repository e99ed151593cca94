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
    paper: '#fdfcfa',
    surface: '#f6f3ed',
    ink: '#1d2025',
    muted: '#585c63',
    line: '#dcd6cb',
    accent: '#a93a12',
    accentSoft: '#fae7dd',
    teal: '#0a645d',
    tealSoft: '#dcefeb',
    amber: '#7c5000',
    amberSoft: '#fbeecb',
    red: '#a3172b',
    redSoft: '#fbe3e4',
  },
  dark: {
    paper: '#131519',
    surface: '#1b1e23',
    ink: '#e9e6e0',
    muted: '#a9a69f',
    line: '#33373e',
    accent: '#ff9a6e',
    accentSoft: '#3a2219',
    teal: '#6bd3c4',
    tealSoft: '#14322f',
    amber: '#f0c464',
    amberSoft: '#362a10',
    red: '#ff8f97',
    redSoft: '#3d1a1f',
  },
};
