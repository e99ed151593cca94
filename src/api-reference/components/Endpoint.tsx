import React, {type ReactNode} from 'react';
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
export default function Endpoint({
  method,
  path,
  edition,
  permission,
  deprecated,
  source,
}: Props): ReactNode {
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
              <strong>Deprecated.</strong> Kept for old clients; do not use it in new code.
            </li>
          )}
          {edition === 'cloud' && (
            <li>
              <span className="api-badge">Cloud</span> The open-source server does not have this
              operation.
            </li>
          )}
          {permission && (
            <li>
              Required permission: <code>{permission}</code>{' '}
              <Link to="/reference/api/introduction#permissions">
                on cloud and enterprise servers
              </Link>
            </li>
          )}
          {source && (
            <li>
              <Link to={source}>Source of this operation</Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
