import React, {type FormEvent, type ReactNode, useEffect, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
        {`${translate({id: 'site.api.server', message: 'Server:'})} `}
        <code>{server}</code>
      </summary>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>
          <Translate id="site.api.server.address">Address of your server</Translate>
        </label>
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
            <Translate id="site.api.server.show">Show</Translate>
          </button>
          {server !== cloudServer && (
            <button type="button" className="api-field" onClick={() => choose(cloudServer)}>
              <Translate id="site.api.cloud">Cloud</Translate>
            </button>
          )}
        </span>
        <p id={`${id}-note`} role={error ? 'alert' : undefined}>
          {error ||
            translate({
              id: 'site.api.server.note',
              message: 'All samples then show it. The choice stays in this browser.',
            })}
        </p>
      </form>
    </details>
  );
}
