import type {Plugin} from '@docusaurus/types';

/**
 * Local plugin: stops `docs:version`. The pages of an old version would import the facts of src/platform,
 * which are those of the newest release, so old releases are archives: builds of their own.
 */
export function noVersions(): Plugin {
  return {
    name: 'no-versions',
    extendCli(cli) {
      const existing = cli.commands.find((command: {name(): string}) =>
        command.name().startsWith('docs:version'),
      );
      (existing ?? cli.command('docs:version [version]')).action(() => {
        console.error(
          'docs:version would show the facts of the newest release on old pages. Fix: make an archive, NEW-RELEASE.md#freeze-the-old-release.',
        );
        process.exit(1);
      });
    },
  };
}
