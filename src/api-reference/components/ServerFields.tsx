import React, {type ReactNode, useId, useRef, useState} from 'react';
import {fillServer} from '../description/servers';
import type {Server} from '../description/types';

interface Props {
  servers: Server[];
}

/** Replaces an address in the samples of the page. */
function replaceAddress(from: string, to: string): void {
  if (from === to) return;
  for (const code of document.querySelectorAll('.codeblock code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue?.includes(from)) node.nodeValue = node.nodeValue.replaceAll(from, to);
    }
  }
}

/** A choice between the servers of an operation, with a field for each variable of the address. The samples of the page show the result. */
export default function ServerFields({servers}: Props): ReactNode {
  const [index, setIndex] = useState(0);
  const [values, setValues] = useState<Record<string, string>>({});
  const id = useId();
  const [first] = servers;
  const shown = useRef(first ? fillServer(first) : '');
  const server = servers[index] ?? first;
  if (!server) return null;

  const show = (chosen: number, filled: Record<string, string>) => {
    setIndex(chosen);
    setValues(filled);
    const address = fillServer(servers[chosen] ?? server, filled);
    replaceAddress(shown.current, address);
    shown.current = address;
  };
  return (
    <details className="api-server">
      <summary>
        Server: <code>{fillServer(server, values)}</code>
      </summary>
      {servers.length > 1 && (
        <select
          className="api-field"
          aria-label="Server"
          onChange={({currentTarget}) => show(currentTarget.selectedIndex, {})}
        >
          {servers.map(({url, description}) => (
            <option key={url}>{description ?? url}</option>
          ))}
        </select>
      )}
      {server.description && <p>{server.description}</p>}
      {Object.entries(server.variables ?? {}).map(([name, variable]) => {
        const field = {
          className: 'api-field',
          id: `${id}-${name}`,
          value: values[name] ?? variable.default,
          onChange: ({currentTarget: {value}}: {currentTarget: {value: string}}) =>
            show(index, {...values, [name]: value}),
        };
        return (
          <p key={name}>
            <label htmlFor={field.id}>
              <code>{name}</code> {variable.description}
            </label>{' '}
            {variable.enum ? (
              <select {...field}>
                {variable.enum.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input {...field} />
            )}
          </p>
        );
      })}
    </details>
  );
}
