import postcss, {type Declaration, type Rule} from 'postcss';
import {layerOrder, placeOf} from './cascade';

/** Shorthands, each with what the properties that it sets begin with. */
const shorthands: Record<string, RegExp> = {
  margin: /^margin-(top|right|bottom|left|block|inline)/,
  padding: /^padding-/,
  border: /^border-(top|right|bottom|left|width|style|color)/,
  'border-width': /^border-(top|right|bottom|left)-width$/,
  'border-bottom': /^border-bottom-(width|style|color)$/,
  'border-radius': /^border-.*-radius$/,
  background: /^background-/,
  font: /^(font-(size|weight|family|style|stretch|variant.*)|line-height)$/,
  flex: /^flex-(grow|shrink|basis)$/,
  'text-decoration': /^text-decoration-/,
  transition: /^transition-/,
};

const sets = (later: string, earlier: string) =>
  later === earlier || Boolean(shorthands[later]?.test(earlier));

interface Setting {
  declaration: Declaration;
  layer: number;
  /** Position in the sheet. */
  order: number;
}

/** Drops each declaration that a stronger one with the very same selector beats in every state of the page. */
export function dropBeatenDeclarations(css: string): string {
  const sheet = postcss.parse(css);
  const layers = layerOrder(sheet);
  const settings = new Map<string, Setting[]>();
  const victims: {setting: Setting; selectors: string[]}[] = [];
  let order = 0;
  sheet.walkDecls((declaration) => {
    const rule = declaration.parent as Rule;
    if (rule.type !== 'rule') return;
    const {layer, isConditional} = placeOf(rule, layers);
    const setting = {declaration, layer, order: (order += 1)};
    victims.push({setting, selectors: rule.selectors});
    if (isConditional) return;
    for (const selector of rule.selectors)
      settings.set(selector, [...(settings.get(selector) ?? []), setting]);
  });
  for (const {setting, selectors} of victims) {
    const {declaration, layer} = setting;
    // Importance turns the order of the layers round.
    if (declaration.important) continue;
    const isBeaten = selectors.every((selector) =>
      settings.get(selector)?.some(
        (other) =>
          // Two in one rule: the first may be for browsers that do not know the second.
          other.declaration.parent !== declaration.parent &&
          sets(other.declaration.prop, declaration.prop) &&
          (other.layer > layer || (other.layer === layer && other.order > setting.order)),
      ),
    );
    if (isBeaten) declaration.remove();
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}
