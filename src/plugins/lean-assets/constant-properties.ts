import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import {layerOrder, placeOf} from './cascade';

/** Selectors that match the root element alone; the colour mode is an attribute of it. */
const rootSelector = /^(:root|html|(html|:root)?\[data-theme=["']?\w+["']?\](:root)?)$/;

/** As the value of a custom property these do not stand for themselves. */
const wideKeyword = /^(inherit|initial|unset|revert|revert-layer)$/;

const reference = /var\(\s*(--[\w-]+)\s*(,)?/g;

interface Use {
  declaration: Declaration;
  /** Position of the cascade layer; whatever stands in no layer wins over all. */
  layer: number;
  isConditional: boolean;
}

/** The declarations of each custom property that is only ever set on the root element. */
function rootProperties(sheet: Root): Map<string, Use[]> {
  const layers = layerOrder(sheet);
  const uses = new Map<string, Use[]>();
  const elsewhere = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    if (rule.type !== 'rule' || !rule.selectors.every((selector) => rootSelector.test(selector))) {
      elsewhere.add(declaration.prop);
      return;
    }
    const place = placeOf(rule, layers);
    const isConditional =
      place.isConditional || rule.selectors.some((selector) => !/^(:root|html)$/.test(selector));
    const found = uses.get(declaration.prop) ?? [];
    uses.set(declaration.prop, [...found, {declaration, layer: place.layer, isConditional}]);
  });
  for (const name of elsewhere) uses.delete(name);
  return uses;
}

/** Drops declarations that can never win: a later layer sets the property of the root element in any case. */
function dropBeaten(uses: Map<string, Use[]>): void {
  for (const [name, found] of uses) {
    const floor = Math.max(
      -1,
      ...found.filter(({isConditional}) => !isConditional).map(({layer}) => layer),
    );
    const last = found.findLast(({layer, isConditional}) => layer === floor && !isConditional);
    const winners = found.filter(
      (use) => use.layer > floor || (use.layer === floor && (use.isConditional || use === last)),
    );
    // On the root there is nothing to inherit: the property is as good as not set.
    const isUnset = winners.length === 1 && wideKeyword.test(winners[0]?.declaration.value ?? '');
    for (const use of found) if (isUnset || !winners.includes(use)) use.declaration.remove();
    uses.set(name, isUnset ? [] : winners);
  }
}

/**
 * Writes the value of each custom property that is the same in every state of the page into the places that read it. A value that is
 * long and read twice stays a property.
 */
export function inlineConstants(css: string, isReadByScripts: (name: string) => boolean): string {
  const sheet = postcss.parse(css);
  const uses = rootProperties(sheet);
  dropBeaten(uses);

  const reads = new Map<string, number>();
  sheet.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(reference))
      reads.set(name, (reads.get(name) ?? 0) + 1);
  });
  const constants = new Map<string, string>();
  for (const [name, found] of uses) {
    const [only] = found;
    if (!only || found.length > 1 || only.isConditional || isReadByScripts(name)) continue;
    const {value, important} = only.declaration;
    const readsOtherElements = [...value.matchAll(reference)].some(
      ([, inner = '']) => !uses.has(inner),
    );
    const isShort = value.length <= 40 || (reads.get(name) ?? 0) <= 1;
    if (value && isShort && !important && !wideKeyword.test(value.trim()) && !readsOtherElements)
      constants.set(name, value);
  }

  // A minified sheet has no space on either side of `var()`, where a plain value needs one.
  const join = (before: string, value: string, after: string) =>
    `${before}${/[\w%)#]$/.test(before) ? ' ' : ''}${value}${/^[\w#.-]/.test(after) ? ' ' : ''}${after}`;
  const resolve = (value: string): string => {
    let text = value;
    for (let index = text.lastIndexOf('var('); index >= 0;) {
      const [whole, name = '', fallback] =
        /^var\(\s*(--[\w-]+)\s*(,|\))/.exec(text.slice(index)) ?? [];
      const constant = constants.get(name);
      if (whole && fallback === ')' && constant !== undefined)
        text = join(text.slice(0, index), resolve(constant), text.slice(index + whole.length));
      index = index > 0 ? text.lastIndexOf('var(', index - 1) : -1;
    }
    return text;
  };
  sheet.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = resolve(declaration.value);
  });
  for (const name of constants.keys())
    for (const {declaration} of uses.get(name) ?? []) declaration.remove();
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}
