import type {Binding, Node, Param} from './node';

/** The parameters of a function, in order. */
export function paramsOf(definition: Node): Param[] {
  let keyword = false;
  const list = definition.child('ParamList');
  // The parser has no node for the slash that ends positional-only parameters.
  const slash = (list?.from ?? 0) + (list?.text.search(/,\s*\/\s*[,)]/) ?? 0);
  return (list?.groups ?? []).flatMap((group): Param[] => {
    const star = group[0]?.kind;
    const node = group.find(({kind}) => kind === 'VariableName');
    if (star === '*') keyword = true;
    if (!node) return [];
    const assign = group.findIndex(({kind}) => kind === 'AssignOp');
    const annotation = group.find(({kind}) => kind === 'TypeDef')?.last;
    const value = assign < 0 ? undefined : group[assign + 1];
    const single = keyword ? 'keyword' : node.from < slash ? 'position' : 'any';
    const passing = star === '**' ? 'keywords' : star === '*' ? 'rest' : single;
    return [{name: node.text, node, annotation, value, passing}];
  });
}

/** A class and those of its base classes that are in the checkout, nearest first. */
export const lineage = (found: Binding | undefined): Binding[] =>
  found?.kind === 'class' ? [found, ...found.node.bases.flatMap((base) => lineage(base.binding))] : [];

/** Methods of a class by name, including inherited ones. As in Python, the last definition of a name wins. */
export function methods(found: Binding | undefined): Map<string, Binding> {
  const all = lineage(found)
    .reverse()
    .flatMap(({body}) => body.definitions);
  return new Map(all.filter(({kind}) => kind === 'function').map((one) => [one.name, one]));
}
