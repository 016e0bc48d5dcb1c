//! Categories: the tree of a store's catalog v3.

use crate::query::{CatalogSearch, CursorPaging, CursorQuery, Filter, SearchDetails, pages_by};
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::resources::cart::{ExtendedFields, STORES_APP_ID};
use crate::resources::products::SeoSchema;
use crate::resources::products_v3::{BreadcrumbsInfo, Image};
use crate::resources::rich_content::RichContent;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Patch, Timestamp};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp", "urlExpirationDate"],
    images: &["image"],
    contents: &["richContentDescription"],
    opaque: &["extendedFields", "externalData", "props", "meta", "namespaces"],
    ..Conversions::NONE
};

calls! {
    /// Categories of catalog v3: a tree of groups of products. Anyone reads visible categories, the owner writes.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::CursorQuery;
    /// use cartwright::resources::categories::{Category, ItemReference};
    ///
    /// let mugs = client.categories().create(Category::new("Mugs")).await?;
    /// let id = mugs.id.unwrap_or_default();
    /// client.categories().bulk_add_items(id, [ItemReference::product("product-id")]).await?;
    ///
    /// let all = client.categories().query(CursorQuery::new()).stream().collect().await?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// Writes to one tree must not run concurrently: all but one of them fail with the code `INVALID_REVISION`. A tree
    /// has at most 1000 categories in 5 levels.
    Categories {
        /// Sets the tree, which is the store's if not set.
        tree_reference: TreeReference = TreeReference::store(),
        /// Asks for fields that are sent on request only.
        fields: Vec<CategoryFields>,
        /// Includes hidden categories in queries and searches.
        return_non_visible_categories: bool,
        /// Asks bulk calls to answer with the categories.
        return_entity: bool,
    } by categories;
    rows categories at Categories "/v1", converting CONVERSIONS;

    /// Creates a category, visible by default. Fails with the code `DUPLICATE_SLUG` for a slug in use,
    /// `CATEGORIES_LIMIT_PER_TREE_EXCEEDED` or `CATEGORY_DEPTH_LIMIT_EXCEEDED` beyond a limit,
    /// `PARENT_CATEGORY_NOT_IN_TREE` for an unknown parent, `PARENT_CATEGORY_HIDDEN` for a hidden one.
    create(CreateCategory {
        category: Category;
        self.tree_reference: TreeReference;
        self.fields: Vec<CategoryFields>
    }) -> { category: Category } = POST "/categories".owner();

    /// Returns a category, visible or not. Fails with status 404 for an unknown id.
    get(GetCategory {
        category_id: String;
        self.tree_reference: TreeReference;
        self.fields: Vec<CategoryFields>
    }) -> { category: Category } = GET "/categories/{categoryId}";

    /// Returns the category of a slug. Fails with status 404 for an unknown one.
    get_by_slug(GetCategoryBySlug {
        slug: String;
        self.tree_reference: TreeReference;
        self.fields: Vec<CategoryFields>
    }) -> { category: Category } = GET "/categories/slug/{slug}";

    /// Updates a category, but for its parent and visibility: see [`move_category`](Self::move_category) and
    /// [`update_visibility`](Self::update_visibility). The entity's `revision` must be the current one, or the call
    /// fails with [`Error::revision_conflict`](crate::Error::revision_conflict). Fails with the code `DUPLICATE_SLUG`
    /// for a slug that is taken.
    update(UpdateCategory {
        category.id,
        category: Patch<Category>;
        self.tree_reference: TreeReference;
        self.fields: Vec<CategoryFields>
    }) -> { category: Category } = PATCH "/categories/{category.id}".owner();

    /// Deletes a category with its subcategories; the items stay in the catalog. Fails with the code
    /// `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app manages.
    delete(DeleteCategory { category_id: String; self.tree_reference: TreeReference }) -> {}
        = DELETE "/categories/{categoryId}".owner();

    /// Queries categories. Visitors are refused an empty filter with the code `INVALID_FILTER`: leave it out.
    query(QueryCategories {
        query: CursorQuery;
        self.tree_reference: TreeReference;
        self.return_non_visible_categories: bool;
        self.fields: Vec<CategoryFields>
    }) -> { categories: [Category] } = POST "/categories/query".safe();

    /// Searches categories by text and filter, with aggregations. The newest come first.
    search(SearchCategories {
        search: CatalogSearch;
        self.tree_reference: TreeReference;
        self.return_non_visible_categories: bool;
        self.fields: Vec<CategoryFields>
    }) -> { categories: [Category] } = POST "/categories/search".safe();

    /// Counts categories.
    count(CountCategories) -> { count: i64 } = POST "/categories/count".safe();

    /// Moves a category with its subcategories. Fails with the code `PARENT_CATEGORY_NOT_IN_TREE`,
    /// `AFTER_CATEGORY_NOT_IN_PARENT` or `MISSING_AFTER_CATEGORY` for an unknown place, `TREE_CYCLE_DETECTED` for a
    /// place below itself, `CATEGORY_DEPTH_LIMIT_EXCEEDED` beyond 5 levels.
    move_category(MoveCategory) -> MovedCategory
        = POST "/categories/{categoryId}/move".named("categories.move").owner().idempotent();

    /// Updates categories, each by its id and current `revision`. Fails with the code `UPDATE_OF_FIELD_NOT_ALLOWED` for
    /// a parent or a visibility.
    bulk_update(BulkUpdateCategories {
        /// At most 100.
        categories: Vec<MaskedCategory>;
        self.tree_reference: TreeReference;
        self.return_entity: bool;
        self.fields: Vec<CategoryFields>
    }) -> BulkCategories = POST "/bulk/categories/update".owner().idempotent();

    /// Shows or hides a category, given its current revision; hiding also hides its subcategories. Fails with the code
    /// `PARENT_CATEGORY_HIDDEN` if its parent is hidden.
    update_visibility(UpdateCategoryVisibility {
        category_id: String,
        visible: bool,
        /// Must be the current one.
        revision: String;
        self.tree_reference: TreeReference;
        self.fields: Vec<CategoryFields>
    }) -> { category: Category } = PATCH "/categories/visibility".owner();

    /// Shows categories, but for those whose parent is hidden.
    bulk_show(BulkShowCategories {
        /// GUIDs, at most 100.
        category_ids: Vec<String>;
        self.tree_reference: TreeReference;
        self.return_entity: bool;
        self.fields: Vec<CategoryFields>
    }) -> BulkCategories = POST "/bulk/categories/show".owner().idempotent();

    /// Adds items to a category. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an
    /// app manages.
    bulk_add_items(BulkAddItemsToCategory {
        category_id: String,
        /// At most 1000.
        items: Vec<ItemReference>;
        self.tree_reference: TreeReference
    }) -> Bulk = POST "/bulk/categories/{categoryId}/add-items".owner().idempotent();

    /// Adds an item to categories. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an
    /// app manages.
    bulk_add_item_to_categories(BulkAddItemToCategories {
        item: ItemReference,
        /// GUIDs, at most 100.
        category_ids: Vec<String>;
        self.tree_reference: TreeReference
    }) -> Bulk = POST "/bulk/categories/add-item".owner().idempotent();

    /// Removes items from a category. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that
    /// an app manages.
    bulk_remove_items(BulkRemoveItemsFromCategory {
        category_id: String,
        /// At most 100.
        items: Vec<ItemReference>;
        self.tree_reference: TreeReference
    }) -> Bulk = POST "/bulk/categories/{categoryId}/remove-items".owner().idempotent();

    /// Removes an item from categories. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category
    /// that an app manages.
    bulk_remove_item_from_categories(BulkRemoveItemFromCategories {
        item: ItemReference,
        /// GUIDs, at most 100.
        category_ids: Vec<String>;
        self.tree_reference: TreeReference
    }) -> Bulk = POST "/bulk/categories/remove-item".owner().idempotent();

    /// Lists the items of a category, at most 100 a page. The newest come first.
    list_items(ListCategoryItems) -> { items: [ItemReference] }
        = GET "/categories/{categoryId}/list-items".post_when_long();

    /// Lists the categories of an item.
    list_for_item(ListCategoriesForItem { item: ItemReference; self.tree_reference: TreeReference }) -> ItemCategories
        = GET "/categories/list-categories-for-item".post_when_long();

    /// Lists the categories of items.
    list_for_items(ListCategoriesForItems {
        /// At most 100.
        items: Vec<ItemReference>;
        self.tree_reference: TreeReference
    }) -> { categories_for_items: Vec<CategoriesForItem> } = POST "/categories/list-categories-for-items".safe();

    /// Lists the trees of the site, at most 20.
    list_trees(ListCategoryTrees {}) -> { trees: Vec<TreeReference> } = GET "/categories/list-trees";

    /// Sets the first items of a category, in order. Fails with the code `ITEM_NOT_IN_CATEGORY` for an item outside of
    /// the category.
    set_arranged_items(SetArrangedItems {
        category_id: String,
        /// At most 100.
        items: Vec<ItemReference>;
        self.tree_reference: TreeReference
    }) -> { items: Vec<ItemReference> } = POST "/categories/{categoryId}/set-arranged-items".owner().idempotent();

    /// Returns the items that come first in a category, in order.
    get_arranged_items(GetArrangedItems { category_id: String; self.tree_reference: TreeReference })
        -> { items: Vec<ItemReference> } = GET "/categories/{categoryId}/arranged-items";
}

/// The answer of bulk calls of categories.
pub type BulkCategories = Bulk<Category>;

impl BulkEntity for Category {
    const FIELD: &'static [&'static str] = &["category"];
}

impl TreeReference {
    /// The tree of the store.
    #[must_use]
    pub fn store() -> Self {
        Self { app_namespace: Some("@wix/stores".into()), ..Self::default() }
    }
}

impl ItemReference {
    /// A product of the store.
    #[must_use]
    pub fn product(id: impl Into<String>) -> Self {
        Self { catalog_item_id: Some(id.into()), app_id: Some(STORES_APP_ID.into()), ..Self::default() }
    }
}

impl Category {
    /// A category at the top of the tree.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), ..Self::default() }
    }

    /// Places it below another category.
    #[must_use]
    pub fn below(mut self, parent_category_id: impl Into<String>) -> Self {
        self.parent_category =
            Some(ParentCategory { id: Some(parent_category_id.into()), ..ParentCategory::default() });
        self
    }
}

impl From<Category> for MaskedCategory {
    fn from(category: Category) -> Self {
        Self { category: Some(category.into()), ..Self::default() }
    }
}

impl CountCategories {
    /// All visible categories of the store.
    #[must_use]
    pub fn new() -> Self {
        Self { tree_reference: Some(TreeReference::store()), ..Self::default() }
    }
}

impl From<Filter> for CountCategories {
    fn from(filter: Filter) -> Self {
        Self { filter: Some(filter), ..Self::new() }
    }
}

impl MoveCategory {
    /// Moves a category of the store to a place at the top of the tree.
    #[must_use]
    pub fn new(category_id: impl Into<String>, position: CategoryPosition) -> Self {
        Self {
            category_id: Some(category_id.into()),
            position: Some(position),
            tree_reference: Some(TreeReference::store()),
            ..Self::default()
        }
    }

    /// Moves a top-level category of the store behind another.
    #[must_use]
    pub fn after(category_id: impl Into<String>, other: impl Into<String>) -> Self {
        Self { move_after_category_id: Some(other.into()), ..Self::new(category_id, CategoryPosition::After) }
    }

    /// Places it below another category.
    #[must_use]
    pub fn below(mut self, parent_category_id: impl Into<String>) -> Self {
        self.parent_category_id = Some(parent_category_id.into());
        self
    }
}

impl ListCategoryItems {
    /// The items of a category of the store.
    #[must_use]
    pub fn new(category_id: impl Into<String>) -> Self {
        Self { category_id: Some(category_id.into()), tree_reference: Some(TreeReference::store()), ..Self::default() }
    }

    /// Sets the number of items of a page, at most 100.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.cursor_paging = Some(CursorPaging::first(limit));
        self
    }
}

pages_by!(ListCategoryItems.cursor_paging);

entities! {
    /// A category.
    Category {
        /// A GUID, which never changes.
        id: String,
        /// Increases with each change of the tree. Set by the platform.
        revision: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// At most 80 characters.
        name: String,
        image: Image,
        /// The number of items, without those of subcategories. Set by the platform.
        item_counter: i64,
        /// On request only. At most 600 characters.
        description: String,
        /// Fixed after creation.
        visible: bool,
        /// From the top to the parent, on request only. Set by the platform.
        breadcrumbs_info: BreadcrumbsInfo,
        /// Fixed after creation. Absent at the top of the tree.
        parent_category: ParentCategory,
        /// The last part of the address of its page. At most 300 characters.
        slug: String,
        seo_data: SeoSchema,
        /// On request only.
        rich_content_description: RichContent,
        /// Set by the platform.
        tree_reference: TreeReference,
        /// The app that manages the items exclusively. Fixed after creation. A GUID.
        managing_app_id: String,
        extended_fields: ExtendedFields,
    }

    /// The parent of a category.
    ParentCategory {
        /// A GUID.
        id: String,
        /// The place among the subcategories of the parent. Set by the platform.
        index: i64,
    }

    /// A tree of categories.
    TreeReference {
        /// `@wix/stores` for a store. 4 to 150 characters.
        app_namespace: String,
        /// Absent for the only tree of a store. At most 44 characters.
        tree_key: String,
    }

    /// An item of a category.
    ItemReference {
        /// The id of the product, for an item of the store. At most 36 characters.
        catalog_item_id: String,
        /// The app of the catalog.
        app_id: String,
    }

    /// A change of a category.
    MaskedCategory {
        /// Its `id` names the category; its `revision` must be the current one.
        category: Patch<Category>,
    }

    /// The categories of an item.
    ItemCategories {
        /// GUIDs, at most 1000.
        direct_category_ids: Vec<String>,
        /// With their parents. GUIDs, at most 1000.
        all_category_ids: Vec<String>,
    }

    /// The categories of one of several items.
    CategoriesForItem {
        item: ItemReference,
        /// GUIDs, at most 1000.
        direct_category_ids: Vec<String>,
        /// The parents of the direct ones. GUIDs, at most 1000.
        indirect_category_ids: Vec<String>,
    }

    /// The payload of [`Categories::count`].
    CountCategories {
        filter: Filter,
        search: SearchDetails,
        tree_reference: TreeReference,
        /// Whether to count hidden categories, too.
        return_non_visible_categories: bool,
    }

    /// The payload of [`Categories::move_category`].
    MoveCategory {
        /// A GUID.
        category_id: String,
        tree_reference: TreeReference,
        /// The new parent; absent for the top of the tree. A GUID.
        parent_category_id: String,
        position: CategoryPosition,
        /// For the position `AFTER`. A GUID.
        move_after_category_id: String,
    }

    /// The new place of a category.
    MovedCategory {
        /// A GUID.
        parent_category_id: String,
        /// The order of the categories in the parent. GUIDs, at most 100.
        categories_after_move: Vec<String>,
    }

    /// The payload of [`Categories::list_items`].
    ListCategoryItems {
        /// A GUID.
        category_id: String,
        tree_reference: TreeReference,
        cursor_paging: CursorPaging,
        /// Whether the arranged items come first.
        use_category_arrangement: bool,
        include_items_from_subcategories: bool,
    }
}

open_enums! {
    /// The place of a category in its parent.
    CategoryPosition {
        First = "FIRST",
        Last = "LAST",
        After = "AFTER",
    }

    /// Fields of a category that are sent on request only.
    CategoryFields {
        BreadcrumbsInfo = "BREADCRUMBS_INFO",
        Description = "DESCRIPTION",
        RichContentDescription = "RICH_CONTENT_DESCRIPTION",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::Pages as _;
    use serde_json::json;

    #[test]
    fn category_calls_send_the_stores_tree_by_default() {
        let client = crate::Client::visitor("client-id").build().unwrap();
        let tree = json!({ "appNamespace": "@wix/stores" });
        assert_eq!(serde_json::to_value(client.categories().tree_reference).unwrap(), tree);
        for payload in [
            serde_json::to_value(CountCategories::new()),
            serde_json::to_value(MoveCategory::after("a", "b").below("c")),
            serde_json::to_value(ListCategoryItems::new("a").limit(10)),
        ] {
            assert_eq!(payload.unwrap()["treeReference"], tree);
        }
    }

    #[test]
    fn the_next_page_of_category_items_keeps_the_category() {
        let position = serde_json::from_value(json!({ "cursors": { "next": "n" } })).unwrap();
        let next = ListCategoryItems::new("a").turned(&position, 100).next.unwrap();
        assert_eq!(next.category_id.as_deref(), Some("a"));
        assert_eq!(next.cursor_paging.unwrap().cursor.as_deref(), Some("n"));
    }

    #[test]
    fn bulk_category_responses_are_parsed_from_the_category_field() {
        let wire = json!({ "results": [{ "itemMetadata": { "success": true }, "category": { "name": "Mugs" } }] });
        let answer: BulkCategories = serde_json::from_value(wire.clone()).unwrap();
        assert_eq!(serde_json::to_value(&answer).unwrap(), wire);
        let category = answer.results.unwrap().remove(0).item.unwrap();
        assert_eq!(category.name.as_deref(), Some("Mugs"));
    }
}
