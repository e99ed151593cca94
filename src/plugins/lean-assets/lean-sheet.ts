import {dropBeatenDeclarations} from './beaten-declarations';
import {inlineConstants} from './constant-properties';
import {dropUnusedRules} from './unused-rules';

/** The style sheet without what no page can show: each pass leaves something to the next, so they run until nothing more goes. */
export async function leanSheet(css: string, names: Set<string>): Promise<string> {
  let current = await dropUnusedRules(css, names);
  for (let before = ''; before !== current;) {
    before = current;
    const constant = inlineConstants(current, (name) => names.has(name));
    current = await dropUnusedRules(dropBeatenDeclarations(constant), names);
  }
  return current;
}
