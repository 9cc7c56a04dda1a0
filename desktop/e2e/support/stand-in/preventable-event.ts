import type { EventEmitter } from 'node:events'

/** An Electron event whose default action a listener can prevent. */
class PreventableEvent {
  defaultPrevented = false

  preventDefault(): void {
    this.defaultPrevented = true
  }
}

/** Emits an event with further arguments. Returns whether a listener prevented it. */
export function emitPreventable(
  emitter: EventEmitter,
  name: string,
  ...values: unknown[]
): boolean {
  const event = new PreventableEvent()
  emitter.emit(name, event, ...values)
  return event.defaultPrevented
}

/** The same for events that carry their values themselves. */
export function emitDetails(emitter: EventEmitter, name: string, details: object): boolean {
  const event = Object.assign(new PreventableEvent(), details)
  emitter.emit(name, event)
  return event.defaultPrevented
}
