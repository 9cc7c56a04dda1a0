import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** The `user_id` of each learner of a class, as a subquery. */
export type LearnersOfClass = (classId: number) => DatabaseQueryBuilderContract

/** Who is in a class. Classes are a room above this one and register how to find out. */
export class ClassLearners {
  constructor(readonly of: LearnersOfClass) {}
}
