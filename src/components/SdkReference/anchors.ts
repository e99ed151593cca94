/** Anchor of a callable: `ag.config.push` → `ag-config-push`. */
export const callableAnchor = (name: string): string => name.toLowerCase().replace(/[._]/g, '-');

/** Anchor of a callable's parameter: `ag-config-push-config-name`. */
export const parameterAnchor = (name: string, parameter: string): string =>
  `${callableAnchor(name)}-${parameter === '_' ? 'span' : parameter.toLowerCase().replace(/_/g, '-')}`;
