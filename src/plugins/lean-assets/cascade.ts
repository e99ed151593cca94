import type {Root, Rule} from 'postcss';

/** Names of the cascade layers, weakest first. */
export function layerOrder(sheet: Root): string[] {
  const names: string[] = [];
  sheet.walkAtRules('layer', ({params}) => {
    for (const name of params.split(',').map((part) => part.trim()))
      if (name && !names.includes(name)) names.push(name);
  });
  return names;
}

export interface Place {
  /** Position of the cascade layer; whatever stands in no layer wins over all. */
  layer: number;
  /** Whether the rule stands inside a condition, such as a media query. */
  isConditional: boolean;
}

/** Where a rule stands in the cascade. */
export function placeOf(rule: Rule, layers: string[]): Place {
  const place = {layer: layers.length, isConditional: false};
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    const {name, params} = parent as unknown as {name?: string; params: string};
    if (name === 'layer') place.layer = layers.indexOf(params);
    else place.isConditional = true;
  }
  return place;
}
