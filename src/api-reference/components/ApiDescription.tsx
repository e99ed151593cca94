import React, {type ReactNode} from 'react';
import generated from '@site/.generated/api-description.json';
import ApiHtml from './ApiHtml';

/** Version, license, servers and credentials, as the description tells them. */
export default function ApiDescription(): ReactNode {
  return <ApiHtml html={generated.html} />;
}
