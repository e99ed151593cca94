import React, {type FormEvent, type ReactNode, useEffect, useId, useState} from 'react';
import {chooseServer, chosenServer, cloudServer, parseServer} from './server';

/** A form in which readers who self-host enter the address of their server, to show it in every sample of the site. */
export default function ServerChoice(): ReactNode {
  const [server, setServer] = useState(cloudServer);
  const [error, setError] = useState('');
  const id = useId();
  useEffect(() => setServer(chosenServer()), []);

  const choose = (origin: string) => {
    chooseServer(origin);
    setServer(origin);
    setError('');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = parseServer(String(new FormData(event.currentTarget).get('server')).trim());
    if ('origin' in result) choose(result.origin);
    else setError(result.reason);
  };
  return (
    <details className="api-server">
      <summary>
        Server: <code>{server}</code>
      </summary>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>Address of your server</label>
        <span className="api-server__row">
          <input
            className="api-field"
            id={id}
            key={server}
            name="server"
            type="url"
            defaultValue={server === cloudServer ? '' : server}
            placeholder="https://your-host.example"
            aria-describedby={`${id}-note`}
            aria-invalid={error !== ''}
          />
          <button type="submit" className="api-field">
            Show
          </button>
          {server !== cloudServer && (
            <button type="button" className="api-field" onClick={() => choose(cloudServer)}>
              Cloud
            </button>
          )}
        </span>
        <p id={`${id}-note`} role={error ? 'alert' : undefined}>
          {error || 'All samples then show it. The choice stays in this browser.'}
        </p>
      </form>
    </details>
  );
}
