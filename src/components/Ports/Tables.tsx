import React, {type ReactNode} from 'react';
import {internalPorts, mounts, portAnchor, publishedPorts} from '../../platform/ports';
import styles from './styles.module.css';

interface FrameProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function Frame({caption, columns, children}: FrameProps): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function PublishedPorts(): ReactNode {
  return (
    <Frame
      caption="Ports that docker-compose.gh.yml opens on the host"
      columns={[
        'Host port',
        'Container port',
        'Service',
        'Purpose',
        'Protection',
        'Needed from outside',
      ]}
    >
      {publishedPorts.map((port) => (
        <tr key={port.host} id={portAnchor(port.host)} className={styles.row}>
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
    </Frame>
  );
}

export function InternalPorts(): ReactNode {
  return (
    <Frame
      caption="Ports inside the Docker network agenta-network"
      columns={['Service', 'Container port', 'Purpose']}
    >
      {internalPorts.map(({container, service, purpose}) => (
        <tr key={service}>
          <th scope="row">{service}</th>
          <td>{container}</td>
          <td>{purpose}</td>
        </tr>
      ))}
    </Frame>
  );
}

export function Mounts(): ReactNode {
  return (
    <Frame
      caption="Volumes and mounts of docker-compose.gh.yml"
      columns={['Source', 'Kind', 'Mounted into', 'Content', 'Back it up']}
    >
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
    </Frame>
  );
}
