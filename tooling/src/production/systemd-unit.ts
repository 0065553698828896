import { deploymentFile, nodeArguments, type ProductionService } from './services';

/** The unit of a service of a release that lies in /srv/besc/release, for a machine without containers. */
export function systemdUnit(service: ProductionService): string {
  const { name, description, folder, port, environment, fromOperator, database, asks = {} } = service;
  const told = [...fromOperator, ...(database ? ['DATABASE_URL'] : []), ...Object.keys(asks)];
  return `${[
    '[Unit]',
    `Description=BESC Swap: ${description}`,
    'Wants=network-online.target',
    'After=network-online.target postgresql.service',
    'StartLimitIntervalSec=0',
    '',
    '[Service]',
    'Type=exec',
    'User=besc',
    `WorkingDirectory=/srv/besc/release/${folder}`,
    `ExecStart=/usr/bin/env node ${nodeArguments(service).join(' ')}`,
    `Environment=PORT=${port} DEPLOYMENT_FILE=${deploymentFile}`,
    ...Object.entries(environment).map(([key, value]) => `Environment=${key}=${value}`),
    `# Holds ${told.join(', ')}; only root may read it.`,
    `EnvironmentFile=/etc/besc/${name}.env`,
    'Restart=always',
    'RestartSec=1',
    'KillMode=mixed',
    `TimeoutStopSec=${service.stopSeconds}`,
    `MemoryMax=${service.memoryMegabytes}M`,
    ...(service.keepsState ? ['StateDirectory=besc-keeper'] : []),
    'NoNewPrivileges=yes',
    'PrivateDevices=yes',
    'PrivateTmp=yes',
    'ProtectHome=yes',
    'ProtectSystem=strict',
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  ].join('\n')}\n`;
}
