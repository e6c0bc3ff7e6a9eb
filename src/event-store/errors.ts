type EventStoreFault =
  | 'BUNDLE_DAMAGED'
  | 'BUNDLE_NOT_SIGNED'
  | 'BUNDLE_OF_ANOTHER_SERVER'
  | 'BUNDLE_OF_ANOTHER_FORMAT'
  | 'BUNDLE_OF_ONE_SIDE'
  | 'CAMPAIGN_EXISTS'
  | 'CAMPAIGN_HAS_MOVED_ON'
  | 'INVALID_EVENT'
  | 'UNKNOWN_CAMPAIGN'
  | 'UNKNOWN_FORMAT';

export class EventStoreError extends Error {
  constructor(
    readonly code: EventStoreFault,
    message: string,
    /** The campaign, position or line the fault is about. */
    readonly path: string,
  ) {
    super(message);
    this.name = 'EventStoreError';
  }
}
