import React, {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {OperationIndex} from '@site/src/api-reference/operation-index';
import generated from '@site/.generated/operation-index.json';
import {breakable} from '@site/src/components/Reference/Name';
import Verb from './Verb';

type Operation = OperationIndex[number]['subjects'][number]['operations'][number];

const groups = generated as OperationIndex;

function countOperations(all: OperationIndex): number {
  return all.flatMap(({subjects}) => subjects.flatMap(({operations}) => operations)).length;
}

/** Number of operations in the description. */
export const operationCount = countOperations(groups);

/** The groups and subjects, reduced to operations that contain every word of `text`. */
function filterOperations(text: string): OperationIndex {
  const words = text.toLowerCase().split(/\s+/);
  const isFound = ({method, path, summary}: Operation) =>
    words.every((word) => `${method} ${path} ${summary}`.toLowerCase().includes(word));
  return groups
    .map(({name, subjects}) => ({
      name,
      subjects: subjects
        .map((subject) => ({...subject, operations: subject.operations.filter(isFound)}))
        .filter(({operations}) => operations.length > 0),
    }))
    .filter(({subjects}) => subjects.length > 0);
}

/** All operations of the HTTP API by group and subject, with a filter. */
export default function ApiOperationIndex(): ReactNode {
  const [text, setText] = useState('');
  const shown = filterOperations(text);
  return (
    <div className="api-group">
      <p className="api-filter">
        <input
          type="search"
          className="api-field"
          aria-label={translate({id: 'site.api.filter.label', message: 'Filter operations'})}
          placeholder={translate({
            id: 'site.api.filter',
            message: 'Filter, such as: post evaluations',
          })}
          onChange={({currentTarget}) => setText(currentTarget.value)}
        />
        {groups.map(({name}) => (
          <Link key={name} to={`#group-${name}`}>
            {name}
          </Link>
        ))}
        <span role="status">
          {text &&
            translate(
              {id: 'site.api.filter.count', message: '{shown} of {all} operations'},
              {shown: countOperations(shown), all: operationCount},
            )}
        </span>
      </p>
      <div className="api-subjects">
        {shown.map(({name, subjects}) => (
          <React.Fragment key={name}>
            <Heading as="h3" id={`group-${name}`}>
              {name}
            </Heading>
            {subjects.map(({label, address, operations}) => (
              <React.Fragment key={label}>
                <Heading as="h4">
                  <Link to={address}>{label}</Link>
                </Heading>
                <ul>
                  {operations.map((operation) => (
                    <li key={operation.address}>
                      <Link to={operation.address}>{operation.summary}</Link>{' '}
                      {operation.cloud && (
                        <span className="api-badge">
                          <Translate id="site.api.cloud">Cloud</Translate>
                        </span>
                      )}
                      <code>
                        <Verb method={operation.method} /> {breakable(operation.path)}
                      </code>
                    </li>
                  ))}
                </ul>
              </React.Fragment>
            ))}
          </React.Fragment>
        ))}
      </div>
    </div>
  );
}
