import { MachineClocks } from '#app/platform/time/machine_clocks'
import { ServerClock } from '#app/platform/time/server_clock'

/** The server's clock; also reports a wall clock that differs from it. */
export const serverClock = new ServerClock(new MachineClocks())

/** The server's time in epoch milliseconds. All timers and stored times use it; tests set it. */
export const clock = {
  now: (): number => serverClock.status().time,
}
