import React, {type ReactNode, useState} from 'react';
import {fillServer} from '../description/servers';
import type {Server} from '../description/types';

interface Props {
  servers: Server[];
}

/** Replaces an address in the samples of the page. */
function replaceAddress(from: string, to: string): void {
  for (const code of document.querySelectorAll('.codeblock code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.nodeValue = node.nodeValue?.replaceAll(from, to) ?? null;
  }
}

/** A choice between the servers of an operation, with a field for each variable of the address. The samples of the page show the result. */
export default function ServerFields({servers}: Props): ReactNode {
  const [{index, values}, setChoice] = useState({index: 0, values: {} as Record<string, string>});
  const server = servers[index];
  if (!server) return null;

  const address = fillServer(server, values);
  const choose = (choice: {index: number; values: Record<string, string>}) => {
    replaceAddress(address, fillServer(servers[choice.index] ?? server, choice.values));
    setChoice(choice);
  };
  return (
    <details className="api-server">
      <summary>
        Server: <code>{address}</code>
      </summary>
      {servers.length > 1 && (
        <select
          className="api-field"
          aria-label="Server"
          onChange={({currentTarget}) => choose({index: currentTarget.selectedIndex, values: {}})}
        >
          {servers.map(({url, description}) => (
            <option key={url}>{description ?? url}</option>
          ))}
        </select>
      )}
      {server.description && <p>{server.description}</p>}
      {Object.entries(server.variables ?? {}).map(([name, {default: value, enum: options, description}]) => {
        const field = {
          className: 'api-field',
          value: values[name] ?? value,
          onChange: ({currentTarget}: {currentTarget: {value: string}}) =>
            choose({index, values: {...values, [name]: currentTarget.value}}),
        };
        return (
          <p key={name}>
            <label>
              <code>{name}</code> {description}{' '}
              {options ? (
                <select {...field}>
                  {options.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              ) : (
                <input {...field} />
              )}
            </label>
          </p>
        );
      })}
    </details>
  );
}
