/** Elements that have no end. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements whose content is no HTML. */
const raw = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;
const bareValue = /\s[\w:-]+=(?!")[^\s>]*/;

/**
 * What a parser without the rules of HTML for omitted tags and quotes stumbles over. Half of the programs that read pages use one, and lose
 * whatever follows.
 */
export function stumbles(html: string): {looked: number; defects: string[]} {
  const open: string[] = [];
  const defects: string[] = [];
  let looked = 0;
  for (const [text, slash, name = '', attributes = ''] of html.replace(raw, '').matchAll(tag)) {
    const element = name.toLowerCase();
    looked += 1;
    const bare = bareValue.exec(attributes.replace(/"[^"]*"/g, '""'));
    if (bare) defects.push(`${text.slice(0, 60)} has a value without quotes:${bare[0]}`);
    if (!slash && !empty.has(element) && !attributes.endsWith('/')) open.push(element);
    if (slash) {
      const last = open.pop();
      if (last !== element) {
        defects.push(`</${element}> ends <${last ?? 'nothing'}>`);
        break;
      }
    }
  }
  return {looked, defects: [...defects, ...open.map((element) => `<${element}> has no end`)]};
}
