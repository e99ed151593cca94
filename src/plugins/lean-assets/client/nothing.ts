/** Stands in for a part of the theme that shows nothing on this site. */
export default function Nothing(): null {
  return null;
}
