import {expect, it} from 'vitest';
import {definitionsOf} from '../../../src/drift/code/definitions';
import {loadParsers, parse, parserFor, type Grammar} from '../../../src/drift/code/parser';

await loadParsers();

const digests = (language: Grammar, text: string): string =>
  parse(parserFor(language), text, definitionsOf)
    .map(({name, digest}) => `${name} ${digest}`)
    .sort()
    .join('\n');

/** Lines that say "silent" hold nothing that counts. */
const fixtures: Readonly<Record<Grammar, string>> = {
  python: String.raw`
"""silent docstring of a module"""
import os as system, json
from .helpers import rows, load as read
from typing import Optional

LIMIT: int = 1_000
PATTERN = r"^\d+\.(a|b)$"
NAMES = {"one": 1, "two": [2.5, None, True], **{"x": -1}}

# silent comment
@register("/rows/{row_id}", status=204)
async def fetch(user: Optional[str] = None, *rest, limit=LIMIT, **more) -> dict[str, int]:
    """silent docstring"""
    text = f"\nHello {user!r:>10} of {limit:.2f}\t" "next" b"bytes"
    logger.error("Failed %s", text)
    if user is not None and limit >= 3 or not rest:
        raise ValueError(f"No {user}\n" + read(text, key=json))  # silent
    try:
        return {row.name: row for row in rows(user) if row.age % 2 == 0}
    except (KeyError, OSError) as error:
        print("\nA task")
        await system.wait(lambda x: x[1:-1:2])
    finally:
        del more["key"]

class Color(Base, metaclass=Meta):
    """silent docstring of a class"""
    RED = "red"
    size: Optional[int] = Field(default=3, ge=1)

    @property
    def name(self) -> str:
        return self._name or "none"
`,
  tsx: String.raw`
"use client"
import React, {useState, type FC} from "react"
import * as api from "@/services/api"
export {other} from "./other"

// silent comment
export type Kind = "a" | "b"
interface Props {
    readonly label?: string
}
export enum Level {
    Low = "low",
    High = 2,
}
export const pattern = /^[a-z]+\/\d{2}$/gi
const text = ${'`'}Hello ${'${'}name.first} of ${'${'}count + 1}\n${'`'}
export const Rows: FC<Props> = ({label = "Name", ...rest}) => {
    const [open, setOpen] = useState<boolean>(false)
    console.error("Failed", rest)
    if (!open && api.rows?.length > 10) throw new Error('No rows\n')
    return (
        <Table rows={api.rows ?? []} title="All &amp; more" disabled>
            {/* silent comment */}
            Delete this row
            <Input placeholder="Type a name" onChange={async (e) => setOpen(e.target.value !== "")} />
            <b
                className="silent"
            >{label}: {open ? "on" : ${'`'}off${'`'}}</b>
        </Table>
    )
}
export default function load(id: number): Promise<void> {
    return api.get(id as unknown, {timeout: 5_000, "x-key": null})
}
`,
};

/** Formatters add, drop or exchange these. */
const layout = new Set([',', ';', '(', ')', '"', "'"]);

it.each(['python', 'tsx'] as const)('each token of %s counts', (language) => {
  const text = fixtures[language];
  const before = digests(language, text);
  const unseen: string[] = [];
  const seen: string[] = [];
  for (const {0: token, index} of text.matchAll(/\d+|[A-Za-z_]+|[^\s\w]/g)) {
    if (layout.has(token)) continue;
    const put = /^\d/.test(token) ? `${Number(token) + 1}` : /^\w/.test(token) ? `${token}q` : '~';
    const line = text.slice(0, index).split('\n').length - 1;
    const whole = text.split('\n')[line] ?? '';
    const isSame =
      digests(language, text.slice(0, index) + put + text.slice(index + token.length)) === before;
    const isSilent =
      whole.includes('silent') && index >= text.indexOf('silent', text.lastIndexOf('\n', index));
    if (isSame && !isSilent) unseen.push(`${line}: ${token} in ${whole.trim()}`);
    if (!isSame && isSilent && /^\w/.test(token)) seen.push(`${line}: ${token} in ${whole.trim()}`);
  }
  expect(unseen).toEqual([]);
  expect(seen).toEqual([]);
});
