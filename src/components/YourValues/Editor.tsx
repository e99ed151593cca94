import React, {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import {isSecret, placeholders} from '../../settings/placeholders';
import {checkValue} from './check-value';
import {keepValue, showValues, valueOf} from './values';

export interface EditorProps {
  /** The placeholders to show a field for. */
  names: readonly string[];
  /** The one of them that gets the focus. */
  first: string;
  onClose: () => void;
}

/** A dialog in which readers type, change and forget their values. */
export default function Editor({names, first, onClose}: EditorProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isForgotten, setForgotten] = useState(false);
  const fields = Object.entries(placeholders).filter(([name]) => names.includes(name));

  const inputOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    inputOf(first)?.select();
    const onClick = ({target}: MouseEvent) => target === element && element?.close();
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [first]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setForgotten(false);
    const checked = fields.map(([name, {kind}]) => {
      return {name, kind, ...checkValue(kind, inputOf(name)?.value ?? '')};
    });
    const wrong = checked.filter((one) => 'problem' in one);
    setProblems(Object.fromEntries(wrong.map(({name, problem}) => [name, problem])));
    if (wrong[0]) {
      inputOf(wrong[0].name)?.focus();
      return;
    }
    for (const one of checked) if ('value' in one) keepValue(one.name, one.value, isSecret(one.kind));
    showValues();
    dialog.current?.close();
  };

  const forgetAll = () => {
    for (const [name, {kind}] of Object.entries(placeholders)) keepValue(name, '', isSecret(kind));
    for (const [name] of fields) {
      const input = inputOf(name);
      if (input) input.value = '';
    }
    showValues();
    setProblems({});
    setForgotten(true);
  };

  const closeLabel = translate({id: 'site.values.close', message: 'Close'});
  return (
    <dialog ref={dialog} className="values" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form ref={form} method="dialog" noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>
          <Translate id="site.values.title">Your values</Translate>
        </h2>
        <button
          type="button"
          className="values__close"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <IconClose />
        </button>
        {fields.map(([name, {what, where, forms}]) => {
          const problem = problems[name];
          return (
            <p key={name}>
              <label htmlFor={`${id}-${name}`}>
                {what} <code>{forms?.[0] ?? name}</code>
              </label>
              <input
                className="api-field"
                id={`${id}-${name}`}
                name={name}
                defaultValue={valueOf(name)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-describedby={`${id}-${name}-note`}
                aria-invalid={problem !== undefined}
              />
              <span
                id={`${id}-${name}-note`}
                className={problem && 'values__problem'}
                role={problem && 'alert'}
              >
                {problem ?? where}
              </span>
            </p>
          );
        })}
        <p className="values__note">
          {translate({
            id: 'site.values.note',
            message:
              'Every sample of this site shows your values. Addresses and identifiers stay in this browser, keys and passwords in this tab until you close it. Nothing is sent.',
          })}
        </p>
        <div className="values__actions">
          <button type="submit" className="values__use">
            <Translate id="site.values.use">Use in all samples</Translate>
          </button>
          <button type="button" className="values__forget" onClick={forgetAll}>
            <Translate id="site.values.forget">Forget all</Translate>
          </button>
          <span role="status">
            {isForgotten && translate({id: 'site.values.forgotten', message: 'All values are forgotten.'})}
          </span>
        </div>
      </form>
    </dialog>
  );
}
