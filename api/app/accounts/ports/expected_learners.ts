/** Whether a learner has an exam that runs or begins soon. @param now epoch milliseconds */
export type IsExpected = (userId: number, now: number) => Promise<boolean>

/** Which learners have an exam about now. Events are a room above this one and register how to find out. */
export class ExpectedLearners {
  constructor(readonly has: IsExpected) {}
}
