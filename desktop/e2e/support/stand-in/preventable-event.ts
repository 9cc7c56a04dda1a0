import type { EventEmitter } from 'node:events'

/** Electron's events: a listener may prevent what is about to happen. */
class PreventableEvent {
  defaultPrevented = false

  preventDefault(): void {
    this.defaultPrevented = true
  }
}

/** Tells listeners with an event and more values. Returns whether one of them prevented it. */
export function emitPreventable(
  emitter: EventEmitter,
  name: string,
  ...values: unknown[]
): boolean {
  const event = new PreventableEvent()
  emitter.emit(name, event, ...values)
  return event.defaultPrevented
}

/** As above, for events that carry their values themselves. */
export function emitDetails(emitter: EventEmitter, name: string, details: object): boolean {
  const event = Object.assign(new PreventableEvent(), details)
  emitter.emit(name, event)
  return event.defaultPrevented
}
