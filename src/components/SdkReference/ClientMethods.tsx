import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Table} from '@site/src/components/Reference';
import styles from '@site/src/components/Reference/styles.module.css';
import {
  clientTypes,
  subClients,
  type ClientMethod,
  type ClientParameter,
} from '@site/src/platform/sdk';

const argument = ({name, type, required, positional}: ClientParameter): ReactNode => (
  <li key={name}>
    <code>
      {name}: {type}
    </code>
    {required ? '' : ' (optional)'}
    {positional ? ' (also by position)' : ''}
  </li>
);

const operation = ({http, slug, edition}: ClientMethod): ReactNode => (
  <span className={styles.address}>
    {slug ? (
      <Link to={`/reference/api/${slug}`}>
        <code>{http}</code>
      </Link>
    ) : (
      <code>{http}</code>
    )}
    {edition === 'cloud' && <> (cloud and enterprise only)</>}
  </span>
);

/** Methods of one sub-client; the empty name means the client itself. */
export function ClientMethods({of: name}: {readonly of: string}): ReactNode {
  const found = subClients.find((one) => one.name === name);
  if (!found) throw new Error(`The API client has no sub-client ${name}`);
  const prefix = name === '' ? 'api' : `api.${name}`;
  return (
    <Table
      caption={`Methods of ${prefix}`}
      columns={['Method', 'Keywords', 'Operation', 'Returns']}
      rows={found.methods.map((method) => ({
        id: `${prefix}-${method.name}`.replace(/[._]/g, '-'),
        head: method.name,
        cells: [
          method.parameters.length > 0 ? (
            <ul className={styles.keywords}>{method.parameters.map(argument)}</ul>
          ) : (
            'none'
          ),
          operation(method),
          method.returns === 'decoded JSON' ? method.returns : `\`${method.returns}\``,
        ],
      }))}
    />
  );
}

const forms = {fields: 'model', values: 'text, one of', alias: 'stands for'} as const;

/** Models of the client's replies. */
export function ClientTypes(): ReactNode {
  return (
    <Table
      caption="Types of the API client; ? marks a field that may be absent"
      columns={['Type', 'Form', 'Fields or values']}
      rows={clientTypes.map(({name, form, parts}) => ({
        id: `type-${name.toLowerCase()}`,
        head: name,
        cells: [forms[form], parts.map((part) => `\`${part}\``).join(', ')],
      }))}
    />
  );
}
