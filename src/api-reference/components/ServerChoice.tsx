import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FillIn from '@site/src/components/YourValues';

interface Props {
  /** The origin that the samples of the page have. */
  server: string;
}

/** The server that the samples of the page show, with a button that opens the field for another. */
export default function ServerChoice({server}: Props): ReactNode {
  return (
    <p className="api-server">
      {`${translate({id: 'site.api.server', message: 'Server:'})} `}
      <code>
        <var data-name="server">{server}</var>
      </code>{' '}
      <FillIn label={translate({id: 'site.api.server.change', message: 'Change'})} />
    </p>
  );
}
