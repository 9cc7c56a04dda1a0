/**
 * The longest waits of the journeys, in milliseconds, so that a hanging journey ends; the kiosk's are the same. They
 * don't measure speed, because a busy machine may pause for seconds. The recorded medians show slow tests
 * (docs/testing.md).
 */
export const LIMITS = {
  /** A journey of the web app, and one of the kiosk. */
  journey: 120_000,
  kioskJourney: 60_000,
  /** With several users, with a session stored on the device, or with a part of an exam. */
  longJourney: 4 * 60_000,
  /** A whole exam, or waits for minutes of the app's own timers. */
  wholeExam: 6 * 60_000,
  /** For one expected event. */
  wait: 10_000,
  /** For an element that can be pressed. */
  action: 15_000,
  /** For the app's own timers: retries, polling, or playing a recording to its end. */
  ownClock: 60_000,
  /** Until a whole exam is stored on the device. */
  fetchedAhead: 120_000,
  /** One of several tries, the last of which must succeed. */
  oneTry: 2_000,
  /** A pause after which nothing more is expected once everything is sent. */
  quiet: 2_000,
  /** A busy machine generates or reads papers after all its other work. */
  paper: 60_000,
  /** A server or a program starts or ends. */
  server: 120_000,
  serverEnd: 5_000,
  program: 30_000,
}
