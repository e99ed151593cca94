import React, {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  readonly revisions: readonly {readonly prompt: string; readonly answer: string}[];
}

/**
 * Two revisions of a prompt, one of which is in production, and what the program above then prints. On arrival,
 * production moves to the second; a reader moves it by choosing one. CSS alone does both (src/css/revisions.css).
 */
export default function Revisions({revisions}: Props): ReactNode {
  return (
    <fieldset className="revisions" data-markdown-ignore="">
      <legend className="sr-only">
        <Translate>The revision in production</Translate>
      </legend>
      <p className="revisions__output">
        <span>
          <Translate>It prints</Translate>
        </span>
        {revisions.map(({answer}) => (
          <samp key={answer}>{answer}</samp>
        ))}
      </p>
      {revisions.map(({prompt}, index) => (
        <Fragment key={prompt}>
          <input
            type="radio"
            name="revision"
            id={`revision-${index + 1}`}
            defaultChecked={index === revisions.length - 1}
          />
          <label htmlFor={`revision-${index + 1}`}>
            <b>
              <Translate values={{number: index + 1}}>{'Revision {number}'}</Translate>
            </b>
            {prompt}
          </label>
        </Fragment>
      ))}
      <span className="revisions__production" aria-hidden="true">
        <span>production</span>
      </span>
    </fieldset>
  );
}
