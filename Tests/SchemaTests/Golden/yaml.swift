title: Recipe
fields:
  - name: String
