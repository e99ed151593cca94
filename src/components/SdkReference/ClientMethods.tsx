import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {newsOf, goneOf} from '@site/src/platform/changes';
import {Name, Rich, Table} from '@site/src/components/Reference';
import styles from '@site/src/components/Reference/styles.module.css';
import {clientTypes, subClients, type ClientMethod, type ClientParameter} from '@site/src/platform/sdk';

/** ` (since 0.24)` or ` (changed in 0.24)`, with `before` in front of it; empty without news. */
const news = (kind: string, name: string, before = ''): string => {
  const found = newsOf(kind, name);
  return found ? ` (${before}${found})` : '';
};

const argument = ({name, type, required, positional}: ClientParameter, method: string): ReactNode => (
  <li key={name}>
    <code>
      {name}: {type}
    </code>
    {required ? '' : ' (optional)'}
    {positional ? ' (also by position)' : ''}
    {news('client argument', `${method} ${name}`)}
  </li>
);

function operation({http, slug, edition}: ClientMethod, method: string): ReactNode {
  const code = <Name text={http.replace(' /', ' /api/')} />;
  return (
    <>
      <Link to={`/reference/api/${slug}`}>{code}</Link>
      {edition === 'cloud' && <> (cloud and enterprise only)</>}
      {news('client method', method, 'method ')}
    </>
  );
}

/** Methods of one sub-client, or of the client itself if the name is empty. */
export function ClientMethods({of: name}: {readonly of: string}): ReactNode {
  const found = subClients.find((one) => one.name === name);
  if (!found) throw new Error(`The API client has no sub-client ${name}.`);
  const prefix = name === '' ? 'api' : `api.${name}`;
  const full = (method: string): string => (name === '' ? method : `${name}.${method}`);
  return (
    <>
      <Table
        caption={`Methods of ${prefix}`}
        columns={['Method', 'Keywords', 'Operation', 'Returns']}
        rows={found.methods.map((method) => ({
          id: `${prefix}-${method.name}`.replace(/[._]/g, '-'),
          head: method.name,
          cells: [
            method.parameters.length > 0 ? (
              <ul className={styles.keywords}>
                {method.parameters.map((one) => argument(one, full(method.name)))}
              </ul>
            ) : (
              'none'
            ),
            operation(method, full(method.name)),
            method.returns === 'decoded JSON' ? method.returns : `\`${method.returns}\``,
          ],
        }))}
      />
      <Gone kind="client method" matches={(gone) => gone.split('.').slice(0, -1).join() === name} />
    </>
  );
}

/** Names that earlier releases had and this one does not. */
function Gone({kind, matches}: {kind: string; matches: (name: string) => boolean}): ReactNode {
  const gone = goneOf(kind, matches);
  return (
    gone.length > 0 && (
      <p>
        <Rich text={`No longer there: ${gone.join(', ')}.`} />
      </p>
    )
  );
}

const forms = {fields: 'model', values: 'text, one of', alias: 'stands for'} as const;

/** Types of the client's responses. */
export function ClientTypes(): ReactNode {
  return (
    <>
      <Table
        caption="Types of the API client; ? marks a field that may be absent"
        columns={['Type', 'Form', 'Fields or values']}
        rows={clientTypes.map(({name, form, parts}) => ({
          id: `type-${name.toLowerCase()}`,
          head: name,
          cells: [
            forms[form] + news('client type', name),
            parts
              .map((part) => `\`${part}\`${news('client field', `${name}.${part.replace(/\W.*/, '')}`)}`)
              .join(', '),
          ],
        }))}
      />
      <Gone kind="client type" matches={() => true} />
    </>
  );
}
