import type {Nodes, Parents} from 'mdast';
import {perPage, type PageOutcome} from '../check';

interface Rule {
  pattern: RegExp;
  fix: string;
}

/** Placeholders in other forms than the site's. */
const rules: readonly Rule[] = [
  {
    pattern: /<(?:your|my|the)[\w -]*>|<[A-Z]+_[A-Z_]+>/g,
    fix: 'write YOUR_…, in capitals, without brackets',
  },
  {
    pattern:
      /\b(?:your|my)[-_](?:api|app|agenta|openai|key|token|secret|password|variant|user|email|org)[\w-]*/g,
    fix: 'write YOUR_API_KEY, YOUR_APP_ID, YOUR_…',
  },
  {pattern: /\b[\w.-]*example\.(?:com|org|net)\b/g, fix: 'write https://your-host.example'},
  {
    pattern:
      /\b(?:your|my)-(?!host\.example\b)[\w-]*(?:domain|server|host|instance)[\w-]*(?:\.[\w.]+)?/g,
    fix: 'write https://your-host.example',
  },
  {pattern: /\b[xX]{4,}\b|\bsk-x+\b|\bsk-\.{3}/g, fix: 'write YOUR_API_KEY or YOUR_…'},
  {
    pattern: /\b(?:YOUR-[A-Z-]+|MY_[A-Z_]+|INSERT_[A-Z_]+|REPLACE_[A-Z_]+)\b/g,
    fix: 'write YOUR_…, with underscores',
  },
];

function codeOf(node: Nodes): {text: string; line: number}[] {
  const line = node.position?.start.line ?? 0;
  if (node.type === 'code') {
    // A block that is invalid on purpose may have any placeholder.
    return /\binvalid=/.test(node.meta ?? '') ? [] : [{text: node.value, line: line + 1}];
  }
  if (node.type === 'inlineCode') return [{text: node.value, line}];
  return 'children' in node ? (node as Parents).children.flatMap(codeOf) : [];
}

/** Values in code that a reader replaces have the form of the site's placeholders. */
export const placeholders = perPage(
  {name: 'placeholders have one form', unit: 'blocks and spans of code', floor: 2_000},
  ({tree}) => {
    const pieces = codeOf(tree);
    const found: PageOutcome['found'] = [];
    for (const {text, line} of pieces) {
      for (const {pattern, fix} of rules) {
        for (const match of text.matchAll(pattern)) {
          const before = text.slice(0, match.index).split('\n').length - 1;
          found.push({
            line: line + before,
            message: `"${match[0]}" is no placeholder of this site. Fix: ${fix}.`,
          });
        }
      }
    }
    return {checked: pieces.length, found};
  },
);
