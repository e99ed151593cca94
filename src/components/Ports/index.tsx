import React, {type ReactNode} from 'react';
import {internalPorts, mounts, network, portAnchor, publishedPorts} from '../../platform/ports';
import RowTable from '../RowTable';

const tables = {
  published: {
    label: 'Ports that docker-compose.gh.yml opens on the host',
    columns: ['Host port', 'Container port', 'Service', 'Purpose', 'Protection', 'Needed from outside'],
    rows: publishedPorts.map((port) => ({
      id: portAnchor(port.host),
      head: port.host,
      cells: [
        port.container,
        <code>{port.service}</code>,
        port.purpose,
        port.protection,
        port.neededOutside ? 'Yes' : 'No',
      ],
    })),
  },
  internal: {
    label: `Ports inside the Docker network ${network}`,
    columns: ['Service', 'Container port', 'Purpose'],
    rows: internalPorts.map(({container, service, purpose}) => ({
      head: service,
      cells: [container, purpose],
    })),
  },
  mounts: {
    label: 'Volumes and mounts of docker-compose.gh.yml',
    columns: ['Source', 'Kind', 'Mounted into', 'Content', 'Back it up'],
    rows: mounts.map(({source, target, kind, services, content, backUp}) => ({
      head: <code>{source}</code>,
      cells: [kind, `${services.join(', ')}, at ${target}`, content, backUp],
    })),
  },
};

/** One of three tables. Each row of `published`, the ports on the host, has an anchor, `#port-<number>`. */
export default function Ports({list}: {list: keyof typeof tables}): ReactNode {
  return <RowTable {...tables[list]} />;
}
