import React, {type ReactNode} from 'react';
import RowTable from '@site/src/components/RowTable';
import extracted from '@site/src/platform/extracted/sdk/models.json';

/** The model names that the package contains, by provider. */
export default function ModelProviders(): ReactNode {
  return (
    <RowTable
      label="Model names in ag.assets.supported_llm_models"
      columns={['Provider', 'Models']}
      rows={Object.entries(extracted['model provider']).map(([name, {models}]) => ({
        head: name,
        cells: [models.map((model) => `\`${model}\``).join(', ')],
      }))}
    />
  );
}
