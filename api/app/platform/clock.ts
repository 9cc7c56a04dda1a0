import { MachineClocks } from '#app/platform/time/machine_clocks'
import { ServerClock } from '#app/platform/time/server_clock'

/** The server's time, and whether the machine's wall clock differs from it. */
export const serverClock = new ServerClock(new MachineClocks())

/** The server's time in epoch milliseconds: the only source of time for timers and stamps. Tests set it. */
export const clock = {
  now: (): number => serverClock.status().time,
}
