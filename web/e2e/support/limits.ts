/**
 * How long journeys wait at most, in milliseconds, so that one that hangs ends; the kiosk's have the same. They are no measure of
 * speed: a busy machine may stand still for seconds. What became slow, the medians tell (docs/testing.md).
 */
export const LIMITS = {
  /** A journey of the web app, and one of the kiosk. */
  journey: 120_000,
  kioskJourney: 60_000,
  /** With several people, a session that is kept on the device, or a part of an exam. */
  longJourney: 4 * 60_000,
  /** A whole exam, or waits for minutes of the app's own. */
  wholeExam: 6 * 60_000,
  /** For one thing that must come. */
  wait: 10_000,
  /** For something that can be pressed. */
  action: 15_000,
  /** What the app does by its own clock: tries again, asks again, or plays a recording to its end. */
  ownClock: 60_000,
  /** Until a whole exam is on the device. */
  fetchedAhead: 120_000,
  /** One of several tries, of which the last must do. */
  oneTry: 2_000,
  /** So long nothing more comes when all has been sent. */
  quiet: 2_000,
  /** Papers are made or read after everything else that a busy machine has to do. */
  paper: 60_000,
  /** A server or a program starts, or ends. */
  server: 120_000,
  serverEnd: 5_000,
  program: 30_000,
}
