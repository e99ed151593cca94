/** Stands in for hoist-non-react-statics, which the router calls: no wrapped component of the theme has a static that anything reads. */
export default function keepTarget<T>(target: T): T {
  return target;
}
