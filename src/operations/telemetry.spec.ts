import { startTelemetry } from './telemetry.js';

describe('telemetry', () => {
  it('loads nothing when no collector is named', async () => {
    const stop = await startTelemetry({ endpoint: undefined, serviceName: 'x' }, () =>
      Promise.reject(new Error('loaded')),
    );
    await expect(stop()).resolves.toBeUndefined();
  });

  it('starts and stops the SDK under the name given', async () => {
    const calls: string[] = [];
    class NodeSDK {
      constructor(options: { serviceName: string }) {
        calls.push(`new ${options.serviceName}`);
      }
      start() {
        calls.push('start');
      }
      async shutdown() {
        calls.push('shutdown');
      }
    }
    const modules = { NodeSDK, getNodeAutoInstrumentations: () => ({}) };
    const stop = await startTelemetry(
      { endpoint: 'http://c:4318', serviceName: 'ledger' },
      async () => modules,
    );
    await stop();
    expect(calls).toEqual(['new ledger', 'start', 'shutdown']);
  });

  it('says what to install when the packages are missing', async () => {
    await expect(
      startTelemetry({ endpoint: 'http://c:4318', serviceName: 'x' }, () =>
        Promise.reject(new Error('not found')),
      ),
    ).rejects.toMatchObject({
      code: 'TELEMETRY_NOT_INSTALLED',
      advice: expect.stringContaining('npm install'),
    });
  });
});
