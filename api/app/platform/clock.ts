/** The server's clock, in epoch milliseconds: the only source of time for timers and stamps. Tests set it. */
export const clock = {
  now: (): number => Date.now(),
}
