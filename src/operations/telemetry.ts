import { type Config, OperatorError } from '../config/index.js';

interface Sdk {
  start(): void;
  shutdown(): Promise<void>;
}
interface SdkModule {
  readonly NodeSDK: new (options: { serviceName: string; instrumentations: unknown[] }) => Sdk;
}
interface InstrumentationsModule {
  readonly getNodeAutoInstrumentations: () => unknown;
}

const sdkPackage = '@opentelemetry/sdk-node';
const instrumentationsPackage = '@opentelemetry/auto-instrumentations-node';

/**
 * Traces go to the collector named by OTEL_EXPORTER_OTLP_ENDPOINT. The packages are heavy and only wanted by those
 * who run a collector, so they are not dependencies: they are loaded when the variable asks for them.
 */
export async function startTelemetry(
  settings: Config['telemetry'],
  load: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<() => Promise<void>> {
  if (!settings.endpoint) return async () => {};
  const [sdk, instrumentations] = await Promise.all([
    required<SdkModule>(load, sdkPackage),
    required<InstrumentationsModule>(load, instrumentationsPackage),
  ]);
  const running = new sdk.NodeSDK({
    serviceName: settings.serviceName,
    instrumentations: [instrumentations.getNodeAutoInstrumentations()],
  });
  running.start();
  return () => running.shutdown();
}

async function required<T>(load: (name: string) => Promise<unknown>, name: string): Promise<T> {
  try {
    return (await load(name)) as T;
  } catch (cause) {
    throw Object.assign(
      new OperatorError(
        'TELEMETRY_NOT_INSTALLED',
        `tracing was asked for, but the package ${name} is not installed`,
        `Run: npm install --no-save ${sdkPackage} ${instrumentationsPackage}\nor unset OTEL_EXPORTER_OTLP_ENDPOINT.`,
        'OTEL_EXPORTER_OTLP_ENDPOINT',
      ),
      { cause },
    );
  }
}
