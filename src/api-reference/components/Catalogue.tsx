import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Catalogue} from '@site/src/api-reference/catalogue';
import generated from '@site/.generated/api-catalogue.json';
import Verb from './Verb';

const groups = generated as Catalogue;

/** All operations of the HTTP API at a glance: group, subject, operation. */
export default function ApiCatalogue(): ReactNode {
  return groups.map((group) => (
    <section key={group.name} className="api-group" aria-labelledby={`group-${group.name}`}>
      <Heading as="h3" id={`group-${group.name}`}>
        {group.name}
      </Heading>
      <div className="api-subjects">
        {group.subjects.map((subject) => (
          <div key={subject.label}>
            <Heading as="h4">
              <Link to={subject.address}>{subject.label}</Link>
            </Heading>
            <ul>
              {subject.operations.map((operation) => (
                <li key={operation.address} title={operation.path}>
                  <Verb method={operation.method} />
                  <Link to={operation.address}>{operation.summary}</Link>
                  {operation.cloud && <span className="api-badge">Cloud</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ));
}

/** How many operations the description holds. */
export const operationCount = groups
  .flatMap(({subjects}) => subjects)
  .reduce((sum, {operations}) => sum + operations.length, 0);
