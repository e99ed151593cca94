import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import CopyButton from '@site/src/components/CopyButton';
import Name from '@site/src/components/Reference/Name';
import Verb from './Verb';

interface Props {
  method: string;
  /** As clients call it: `/api/apps/{app_id}`. */
  path: string;
  edition?: 'cloud';
  permission?: string;
  deprecated?: boolean;
  /** URL of the line in the platform's source that declares it. */
  source?: string;
}

/** Method and path of an operation, with the editions that have it and the permission it requires. */
export default function Endpoint({method, path, edition, permission, deprecated, source}: Props): ReactNode {
  return (
    <>
      <div className="api-endpoint">
        <Verb method={method} /> <Name text={path} />
        <CopyButton />
      </div>
      {(edition ?? permission ?? deprecated ?? source) && (
        <ul className="api-notes">
          {deprecated && (
            <li>
              <strong>
                <Translate id="site.api.deprecated">Deprecated.</Translate>
              </strong>
              {` ${translate({id: 'site.api.deprecated.why', message: 'Kept for old clients; do not use it in new code.'})}`}
            </li>
          )}
          {edition === 'cloud' && (
            <li>
              <span className="api-badge">
                <Translate id="site.api.cloud">Cloud</Translate>
              </span>
              {` ${translate({id: 'site.api.cloudOnly', message: 'The open-source server does not have this operation.'})}`}
            </li>
          )}
          {permission && (
            <li>
              {`${translate({id: 'site.api.permission', message: 'Required permission:'})} `}
              <code>{permission}</code>{' '}
              <Link to="/reference/api/introduction#permissions">
                <Translate id="site.api.permission.where">on cloud and enterprise servers</Translate>
              </Link>
            </li>
          )}
          {source && (
            <li>
              <Link to={source}>
                <Translate id="site.api.source">Source of this operation</Translate>
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
