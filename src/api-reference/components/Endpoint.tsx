import React, {type ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import Name from '@site/src/components/Reference/Name';
import Verb from './Verb';

interface Props {
  method: string;
  /** As clients call it: `/api/apps/{app_id}`. */
  path: string;
}

/** Method and path of an operation. */
export default function Endpoint({method, path}: Props): ReactNode {
  return (
    <div className="api-endpoint">
      <Verb method={method} /> <Name text={path} />
      <CopyButton />
    </div>
  );
}
