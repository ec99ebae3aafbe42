export interface Recipe {
  title: string;
  servings: number;
}
