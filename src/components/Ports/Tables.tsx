import React, {type ReactNode} from 'react';
import TableFrame from '../TableFrame';
import {internalPorts, mounts, portAnchor, publishedPorts} from '../../platform/ports';

export function PublishedPorts(): ReactNode {
  return (
    <TableFrame
      label="Ports that docker-compose.gh.yml opens on the host"
      columns={[
        'Host port',
        'Container port',
        'Service',
        'Purpose',
        'Protection',
        'Needed from outside',
      ]}
    >
      <tbody>
        {publishedPorts.map((port) => (
          <tr key={port.host} id={portAnchor(port.host)}>
            <th scope="row">{port.host}</th>
            <td>{port.container}</td>
            <td>
              <code>{port.service}</code>
            </td>
            <td>{port.purpose}</td>
            <td>{port.protection}</td>
            <td>{port.neededOutside ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

export function InternalPorts(): ReactNode {
  return (
    <TableFrame
      label="Ports inside the Docker network agenta-network"
      columns={['Service', 'Container port', 'Purpose']}
    >
      <tbody>
        {internalPorts.map(({container, service, purpose}) => (
          <tr key={service}>
            <th scope="row">{service}</th>
            <td>{container}</td>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

export function Mounts(): ReactNode {
  return (
    <TableFrame
      label="Volumes and mounts of docker-compose.gh.yml"
      columns={['Source', 'Kind', 'Mounted into', 'Content', 'Back it up']}
    >
      <tbody>
        {mounts.map(({source, kind, services, content, backUp}) => (
          <tr key={source}>
            <th scope="row">
              <code>{source}</code>
            </th>
            <td>{kind}</td>
            <td>{services.join(', ')}</td>
            <td>{content}</td>
            <td>{backUp}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
